/** Kept on the device: a telephone in a pocket and a desk in an office want different things. */
export const SOUND_SETTING = 'lead-desk-sound';

/** Whether new leads are to be heard here; small, since every start of the desk asks for it. */
export function isSoundWanted(): boolean {
  try {
    return localStorage.getItem(SOUND_SETTING) !== null;
  } catch {
    return false;
  }
}
