import { Table } from '../../../ui/table/table.tsx';
import type { FinderWords } from '../../content/finder-words.ts';
import type { PageContent } from '../../content/page/page.ts';
import { type FoundModel, findModel } from './find-model.ts';
import styles from './finder.module.css';
import { FindingText, RESULT_TEXTS } from './finding-text.tsx';

export interface CaseTableProps {
  words: FinderWords;
  models: readonly FoundModel[];
  cases: {
    caption: string;
    columns: Record<'who' | 'fits' | 'against', string>;
    items: readonly PageContent<'finder'>['cases']['items'][number][];
  };
}

/** What fits whom: the finder's own rules, worked at build, for readers and for browsers without scripts. */
export function CaseTable({ words, models, cases: { caption, columns, items } }: CaseTableProps) {
  const heads = (['who', 'fits', 'against'] as const).map((id) => ({ id, label: columns[id] }));
  return (
    <Table caption={caption} columns={heads} narrow="stack" className={styles.cases}>
      {items.map(({ who, answers }) => {
        const finding = findModel(answers, models);
        const fill = (text: string) => (
          <FindingText answers={answers} finding={finding}>
            {text}
          </FindingText>
        );
        const [reason] = finding.reasons;
        return (
          <tr key={who}>
            <th scope="row">{who}</th>
            <td data-label={columns.fits}>
              <strong>
                {finding.model?.name ?? fill(words.result[RESULT_TEXTS[finding.kind][0]])}
              </strong>
              {finding.kind === 'gap' && <p>{fill(words.ways.reserve)}</p>}
              {reason && <p>{fill(words.reasons[reason])}</p>}
            </td>
            <td data-label={columns.against}>
              {finding.kind === 'below'
                ? fill(words.result.leadBelow)
                : finding.against
                    .slice(0, 2)
                    .map((ground) => <p key={ground}>{fill(words.against[ground])}</p>)}
            </td>
          </tr>
        );
      })}
    </Table>
  );
}
