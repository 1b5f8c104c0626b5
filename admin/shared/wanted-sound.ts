import { deviceStorage } from './storage.ts';

/** Kept on the device: a telephone in a pocket and a desk in an office want different things. */
export const SOUND_SETTING = 'lead-desk-sound';

/** Whether new leads are to be heard here; small, since every start of the desk asks for it. */
export const isSoundWanted = (): boolean => deviceStorage.read(SOUND_SETTING) !== null;
