import { Button } from '../../../ui/button/button.tsx';
import type { CompareWords } from '../../content/franchise/compare-words.ts';
import type { LocatedModel } from '../../content/franchise/load-franchise-models.ts';
import styles from './compare-ask.module.css';

export interface CompareAskProps {
  models: readonly Pick<LocatedModel, 'route' | 'name'>[];
  words: CompareWords['ask'];
}

/** The models, and the way to the enquiry; it belongs to the form of the page, which carries the ticked brands too. */
export function CompareAsk({ models, words }: CompareAskProps) {
  return (
    <div className={styles.ask}>
      <input type="hidden" name="from" value="compare" />
      <fieldset className={styles.models}>
        <legend>{words.model}</legend>
        {models.map(({ route, name }) => (
          <label key={route} className={styles.model}>
            <input type="checkbox" name="models" value={route} data-keep={route} />
            {name}
          </label>
        ))}
      </fieldset>
      <Button type="submit" size="large">
        {words.action}
      </Button>
    </div>
  );
}
