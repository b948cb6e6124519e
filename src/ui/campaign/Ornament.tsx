/** A rule with a lozenge in its middle, as between two parts of a page. */
export function Ornament() {
  return (
    <svg className="wide-26rem most-82pc mx-auto" opacity={0.6} viewBox="0 0 400 24" aria-hidden="true">
      <path
        d="M8 12H150M250 12H392M150 12c14 0 14-8 26-8s10 8 24 8 12-8 24-8 12 8 26 8M150 12c14 0 14 8 26 8s10-8 24-8 12 8 24 8 12-8 26-8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
      />
      <path d="M200 3l9 9-9 9-9-9z" fill="currentColor" />
      <circle cx="8" cy="12" r="2.6" fill="currentColor" />
      <circle cx="392" cy="12" r="2.6" fill="currentColor" />
    </svg>
  );
}
