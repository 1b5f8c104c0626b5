import type { ContentState } from '../../../../contract/desk/content/content.ts';
import { contentLink } from '../answers/content-place.ts';
import styles from './publish.module.css';

const STEPS = {
  waiting: 'Waiting for its turn…',
  checking: 'Checking what you wrote…',
  building: 'Making the pages…',
  finishing: 'Almost there…',
};

/** How far a preview or a publishing is, or why it failed; nothing once it is done. */
export function BuildProgress({ build }: Pick<ContentState, 'build'>) {
  if (!build || build.step === 'done') return null;
  if (build.step === 'failed') {
    const [, file] = build.problem?.match(/content\/([\w./-]+\.(?:yaml|md))/) ?? [];
    return (
      <div role="alert" className={styles.failed}>
        <p className={styles.strong}>
          {build.purpose === 'publish' ? 'It was not published.' : 'The preview was not made.'} The
          site is as it was.
        </p>
        <p>{build.problem ?? 'The server did not say why.'}</p>
        {file && <a href={contentLink({ file })}>Open what has to be mended</a>}
      </div>
    );
  }
  const words = STEPS[build.step];
  const label = build.purpose === 'publish' ? 'Publishing' : 'Preview';
  return (
    <div className={styles.progress}>
      <progress aria-label={label} max={1} value={build.progress} />
      <p role="status">
        {label}: {words}
      </p>
    </div>
  );
}
