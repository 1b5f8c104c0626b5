import { describe, expect, it } from 'vitest';
import { findTabForKey } from './tab-keys.ts';

const ids = ['login', 'signup', 'help'] as const;

describe('findTabForKey', () => {
  it.each([
    ['login', 'ArrowRight', 'signup'],
    ['help', 'ArrowRight', 'login'],
    ['login', 'ArrowLeft', 'help'],
    ['help', 'ArrowLeft', 'signup'],
    ['help', 'Home', 'login'],
    ['login', 'End', 'help'],
  ] as const)('from %s, %s goes to %s', (current, key, target) => {
    expect(findTabForKey(ids, current, key)).toBe(target);
  });

  it.each(['Enter', 'Tab', 'ArrowDown', 'a', 'constructor'])('leaves %s to the browser', (key) => {
    expect(findTabForKey(ids, 'login', key)).toBeUndefined();
  });

  it('has no target for a tab that is not there', () => {
    expect(findTabForKey(['login', 'signup'], 'help' as 'login', 'End')).toBeUndefined();
  });
});
