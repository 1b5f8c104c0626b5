import { z } from 'astro/zod';
import type { Claim } from './claim.ts';
import { readRegister } from './register.ts';
import { writeFigure } from './write-figure.ts';

/** A claim as pages show it, read as one phrase: `500+ daily customers`. */
export interface ShownClaim {
  id: string;
  value: string;
  label: string;
}

/** Looks the id up; an unknown one is a fault of the file that names it. */
const named = z.string().transform((id, context): Claim => {
  const claim = readRegister().get(id);
  if (claim) return claim;
  context.addIssue({ code: 'custom', message: `there is no claim "${id}" in content/claims/` });
  return z.NEVER;
});

/** The id of a claim that is a range in `unit`; pages get its ends and whether it has ended. */
export const claimRange = (unit: string) =>
  named.transform(({ id, range, isExpired }, context) => {
    if (range?.unit === unit) {
      const { min, max, andMore } = range;
      return { min, max, ...(andMore && { andMore }), ...(isExpired && { isExpired }) };
    }
    const message = `the claim "${id}" is no range in ${unit}`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** The id of a claim that counts something; its unit says what: `8-10 brands under one roof`. */
export const claimCount = named.transform(({ id, range, isExpired }, context) => {
  if (range) {
    const { min, max, unit } = range;
    return { min, max, unit, ...(isExpired && { isExpired }) };
  }
  context.addIssue({ code: 'custom', message: `the claim "${id}" is no range` });
  return z.NEVER;
});

export const claimPhrase = named.transform((claim): ShownClaim | undefined =>
  claim.isExpired ? undefined : { id: claim.id, value: writeFigure(claim), label: claim.label },
);

export const claimPhrases = (least: number) =>
  z
    .array(claimPhrase)
    .min(least)
    .transform((claims) => claims.filter((claim) => claim !== undefined));
