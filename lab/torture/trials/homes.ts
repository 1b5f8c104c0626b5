import { serveThroughPooler } from '../../deployments/pooler.ts';
import { restartUnderLoad } from '../../deployments/rolling-restart.ts';
import { type Figures, mustBeZero, type Trial } from '../trial.ts';

export const homes: Trial = {
  name: 'homes',
  title: 'Two processes on one database: a rolling restart under load, and a transaction pooler.',
  run: async () => {
    const pooled = await serveThroughPooler();
    const rows: Figures[] = [...(await restartUnderLoad()), ...pooled].map((row) => ({ ...row }));
    return {
      rows,
      failures: [
        ...mustBeZero(rows, 'doubled', 'lost'),
        ...rows
          .filter(({ sent, acknowledged }) => sent !== acknowledged)
          .map(({ round }) => `${round}: not everything was acknowledged`),
      ],
      notes: pooled.length
        ? []
        : ['There is no PgBouncer here: the trial of the pooler was left out.'],
    };
  },
};
