import { Notice } from '../kit/Notice.tsx';

interface Props {
  readonly title: string;
  readonly about: string;
  /** What takes it from the other tab. */
  readonly take: string;
  readonly onTake: () => void;
  /** The way out. */
  readonly back: { readonly href: string; readonly name: string };
}

/** What is open in another tab, and can be taken from it. */
export function Elsewhere({ title, about, take, onTake, back }: Props) {
  return (
    <main className="page">
      <Notice calm alone title={title}>
        <p className="notice-text">{about}</p>
        <p className="notice-ways">
          <button type="button" className="btn btn-primary" onClick={onTake}>
            {take}
          </button>
          <a className="btn" href={back.href}>
            {back.name}
          </a>
        </p>
      </Notice>
    </main>
  );
}
