import { deviceStorage } from './storage.ts';

export const SOUND_SETTING = 'lead-desk-sound';

/** Whether new leads are to be heard here; small, since every start of the desk asks for it. */
export const isSoundWanted = (): boolean => deviceStorage.read(SOUND_SETTING) !== null;
