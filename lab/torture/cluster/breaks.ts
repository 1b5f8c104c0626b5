import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseCluster } from './database-cluster.ts';
import { cutOff, rejoin } from './network.ts';
import type { WebProcess } from './web.ts';

/** What a break may reach for. */
export interface Ground {
  cluster: DatabaseCluster;
  web: readonly WebProcess[];
}

/** One way to break the cluster, and to mend it again. */
export interface Break {
  name: string;
  /** As the table calls it. */
  title: string;
  /** Another rate than that of the others. */
  perSecond?: number;
  /** Breaks, waits as long as it takes others to notice, and mends. */
  strike(ground: Ground, round: number): Promise<void>;
}

/** How long one of the rounds lasts in which nothing breaks. */
const QUIET_MS = 5_000;
/** How long a killed standby or process stays away, so that the others must do without. */
const AWAY_MS = 8_000;

export const BREAKS: readonly Break[] = [
  { name: 'nothing', title: 'nothing', strike: () => sleep(QUIET_MS) },
  {
    name: 'busy',
    title: 'nothing, at 100 enquiries a second',
    perSecond: 100,
    strike: () => sleep(QUIET_MS),
  },
  {
    name: 'leader',
    title: 'kill -9 of the leader: its whole machine, or PostgreSQL alone',
    strike: async ({ cluster }, round) => {
      const { leader } = await cluster.untilWhole();
      const isWholeMachine = round % 2 === 0;
      if (isWholeMachine) leader.kill();
      else leader.killPostgres();
      await cluster.untilLedByOther(leader);
      if (isWholeMachine) leader.start();
    },
  },
  {
    name: 'standby',
    title: 'kill -9 of the standby that commits wait for',
    strike: async ({ cluster }) => {
      const { standby } = await cluster.untilWhole();
      standby.kill();
      await sleep(AWAY_MS);
      standby.start();
    },
  },
  {
    name: 'etcd',
    title: 'kill -9 of etcd’s leader',
    strike: async ({ cluster }) => {
      const machine = await cluster.etcdLeader();
      machine.killEtcd();
      await sleep(AWAY_MS);
      machine.startEtcd();
    },
  },
  {
    name: 'process',
    title: 'kill -9 of a server process',
    strike: async ({ web }, round) => {
      const process = web[round % web.length];
      await process?.end('SIGKILL');
      await sleep(AWAY_MS);
      await process?.start();
    },
  },
  {
    name: 'split',
    title: 'the leader cut off: from the other two, or from everyone',
    strike: async ({ cluster }, round) => {
      const { leader } = await cluster.untilWhole();
      const from = round % 2 === 0 ? 'the other two' : 'everyone';
      cutOff(leader.name, from);
      await cluster.untilLedByOther(leader);
      await sleep(AWAY_MS);
      rejoin(leader.name, from);
    },
  },
  {
    name: 'switch-over',
    title: 'planned switch-over',
    strike: async ({ cluster }) => {
      const { leader, standby } = await cluster.untilWhole();
      await cluster.switchOver(leader, standby);
      await cluster.untilLedByOther(leader);
    },
  },
  {
    name: 'update',
    title: 'rolling update of the three server processes',
    strike: async ({ web }) => {
      for (const process of web) {
        await process.end('SIGTERM');
        await process.start();
      }
    },
  },
];
