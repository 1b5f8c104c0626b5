import styles from './rule-list.module.css';

export interface RuleListProps {
  rules: readonly string[];
  kind: 'do' | 'never';
}

/** Sentences to remember, each with a tick or a cross before it. */
export function RuleList({ rules, kind }: RuleListProps) {
  return (
    <ul className={`plain-list ${styles.rules} ${styles[kind]}`}>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}
