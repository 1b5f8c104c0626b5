import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Device } from '../second-factor/devices.ts';
import { ProofStep } from './proof-step.tsx';
import { isProofNeeded, type WithProof } from './with-proof.ts';

export interface ProofRequest {
  withProof: WithProof;
  /** What asks for the proof, to be shown in place of everything else; undefined when none is asked. */
  step: ReactNode | undefined;
  /** Gives up, for instance because the dialog was closed. */
  cancel: () => void;
}

/** @param devices of the account: with one, a code is the proof, else the password */
export function useProof(devices: readonly Device[]): ProofRequest {
  const [settle, setSettle] = useState<(isProved: boolean) => void>();

  function ask(): Promise<boolean> {
    return new Promise((resolve) => {
      setSettle(() => (isProved: boolean) => {
        // What waits for the answer moves the focus, which a hidden control does not take.
        flushSync(() => setSettle(undefined));
        resolve(isProved);
      });
    });
  }

  const withProof: WithProof = async (send) => {
    const answer = await send();
    return isProofNeeded(answer.error) && (await ask()) ? send() : answer;
  };

  return {
    withProof,
    cancel: () => settle?.(false),
    step: settle && (
      <ProofStep
        devices={devices}
        onProved={() => settle(true)}
        onCancelled={() => settle(false)}
      />
    ),
  };
}
