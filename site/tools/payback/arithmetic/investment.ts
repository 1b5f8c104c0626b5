import type { Plan } from './plan.ts';

/** What is paid before the first order, in rupees. */
export interface Investment {
  fee: number;
  fitOut: number;
  equipment: number;
  /** Comes back when the lease ends; until then it is money that is gone. */
  deposit: number;
  opening: number;
  total: number;
}

/** What it takes to open, item by item. */
export function investmentOf(plan: Plan): Investment {
  const fitOut = plan.areaSqFt * plan.fitOutPerSqFt;
  const deposit = plan.areaSqFt * plan.rentPerSqFt * plan.depositMonths;
  const { fee, equipment, opening } = plan;
  const total = fee + fitOut + equipment + deposit + opening;
  return { fee, fitOut, equipment, deposit, opening, total };
}
