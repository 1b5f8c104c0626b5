import { ROUTES } from '../../contract/routes.ts';

export interface ContactNoteProps {
  text: string;
}

/** What happens with the visitor's details, and where it is written at length. */
export function ContactNote({ text }: ContactNoteProps) {
  return (
    <>
      {text} <a href={ROUTES.privacy}>Privacy policy</a>
    </>
  );
}
