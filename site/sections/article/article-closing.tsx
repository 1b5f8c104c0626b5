import { ROUTES } from '../../../contract/routes.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import type { BlogClosing } from '../../content/story/story-words.ts';
import { Band } from '../shared/band.tsx';
import { ButtonRow } from '../shared/button-row.tsx';

export interface ArticleClosingProps {
  words: BlogClosing;
}

/** From reading to doing: the franchise models or a talk. */
export function ArticleClosing({ words }: ArticleClosingProps) {
  return (
    <Band ground="chilli" heading={words.heading} lead={words.lead}>
      <ButtonRow>
        <LinkButton href={ROUTES.franchise} size="large">
          {words.franchiseLabel}
        </LinkButton>
        <LinkButton href={ROUTES.finder} kind="secondary" size="large">
          {words.finderLabel}
        </LinkButton>
        <LinkButton href={ROUTES.contact} kind="secondary" size="large">
          {words.contactLabel}
        </LinkButton>
      </ButtonRow>
    </Band>
  );
}
