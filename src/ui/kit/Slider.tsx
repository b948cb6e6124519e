/** How much of something, from 0 to 100: its name, the platform's slider, and the value in words. */
import { useId } from 'react';
import './choices.css';

interface Props {
  readonly name: string;
  readonly value: number;
  /** The value in words. */
  readonly told: string;
  readonly onChange: (value: number) => void;
}

/** Three cells of a line of `.sliders`. */
export function Slider({ name, value, told, onChange }: Props) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={value}
        aria-valuetext={told}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <output htmlFor={id}>{told}</output>
    </>
  );
}
