import view from './view.module.css';

/** @returns `Simar Caller` of `simar.caller@example.com`, and of a short name the same with a capital */
export const personName = (address: string): string =>
  address
    .replace(/@.*/, '')
    .split(/[._-]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** Somebody of the team: initials and name. */
export const Person = ({ name }: { name: string }) => (
  <span className={view.person}>
    <span aria-hidden="true">{name.replace(/(\S)\S*\s*/g, '$1').slice(0, 2)}</span>
    {name}
  </span>
);
