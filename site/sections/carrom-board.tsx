export interface DrawingProps {
  className?: string | undefined;
}

const COINS = [
  [150, 150, '#b3261e'],
  [150, 131, '#2a1512'],
  [166, 141, '#fff8ee'],
  [166, 159, '#2a1512'],
  [150, 169, '#fff8ee'],
  [134, 159, '#2a1512'],
  [134, 141, '#fff8ee'],
  [205, 96, '#2a1512'],
  [88, 214, '#fff8ee'],
] as const;

/** A carrom board mid-game, as decoration. */
export function CarromBoard({ className }: DrawingProps) {
  return (
    <svg className={className} viewBox="0 0 300 300" aria-hidden="true">
      <rect width="300" height="300" rx="22" fill="#4a0f1c" />
      <rect x="20" y="20" width="260" height="260" rx="8" fill="#f4d9a6" />
      <g fill="#2a1512">
        <circle cx="38" cy="38" r="15" />
        <circle cx="262" cy="38" r="15" />
        <circle cx="38" cy="262" r="15" />
        <circle cx="262" cy="262" r="15" />
      </g>
      <g fill="none" stroke="#2a1512" strokeWidth="2">
        <path d="M78 60H222M78 70H222M78 230H222M78 240H222M60 78V222M70 78V222M230 78V222M240 78V222" />
        <circle cx="150" cy="150" r="42" />
        <path d="M62 62L100 100M238 62L200 100M62 238L100 200M238 238L200 200" />
      </g>
      <g fill="#b3261e">
        <circle cx="69" cy="65" r="5" />
        <circle cx="231" cy="65" r="5" />
        <circle cx="69" cy="235" r="5" />
        <circle cx="231" cy="235" r="5" />
      </g>
      {COINS.map(([cx, cy, fill]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="9" fill={fill} stroke="#6b4a3a" />
      ))}
      <circle cx="176" cy="228" r="14" fill="#f2a12b" stroke="#4a0f1c" strokeWidth="3" />
    </svg>
  );
}
