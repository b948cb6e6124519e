/** What the sign of an effect lies on, 30 across: round where it helps, square where it harms. */
export const EffectPlate = ({ good }: { good: boolean }) =>
  good ? (
    <circle
      className="effect-help"
      fill="#145c8f"
      stroke="#0a1119"
      strokeWidth={3}
      cx="15"
      cy="15"
      r="15.5"
    />
  ) : (
    <rect
      className="effect-harm"
      fill="#7a1531"
      stroke="#120b09"
      strokeWidth={3}
      width="30"
      height="30"
      rx="5"
    />
  );
