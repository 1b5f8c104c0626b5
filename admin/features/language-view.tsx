import { Button } from '../../ui/button/button.tsx';
import { chooseLanguage, LANGUAGES, language, t } from '../shared/language/language.ts';
import { Panel } from '../shared/panel.tsx';
import view from '../shared/view.module.css';

/** Each language in its own letters; a press loads the page anew in it. */
export const LanguageChoice = () => (
  <fieldset className={view.row} aria-label={t('Language')}>
    {LANGUAGES.map(([id, name]) => (
      <Button
        key={id}
        kind={id === language ? 'primary' : 'secondary'}
        size="small"
        lang={id}
        aria-pressed={id === language}
        onClick={() => chooseLanguage(id)}
      >
        {name}
      </Button>
    ))}
  </fieldset>
);

export default function LanguageView() {
  return (
    <Panel title="Language" words="What the desk speaks on this device.">
      <LanguageChoice />
    </Panel>
  );
}
