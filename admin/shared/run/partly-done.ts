import { DeskError } from '../backend/desk-error.ts';

/** A run that ended before its end: by the person, or because the backend refused or was not reached. */
export class PartlyDone extends DeskError {
  override readonly name = 'PartlyDone';
  readonly done: number;
  readonly wasStopped: boolean;

  constructor(message: string, status: number, done: number, wasStopped: boolean) {
    super(message, status);
    this.done = done;
    this.wasStopped = wasStopped;
  }
}
