import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';

test.each([
  [{}, false, false],
  [{ isBusy: true }, true, true],
  // A button that can still be pressed while it is busy, so that it keeps the focus.
  [{ 'aria-busy': true }, true, false],
  [{ 'aria-busy': true, isBusy: false }, true, false],
  [{ disabled: true }, false, true],
])('a button with %j: busy %j, disabled %j', (props, isBusy, isDisabled) => {
  const markup = renderToStaticMarkup(<Button {...props}>Send</Button>);
  expect(markup.includes('aria-busy="true"')).toBe(isBusy);
  expect(markup.includes('aria-busy')).toBe(isBusy);
  expect(markup.includes('<span')).toBe('isBusy' in props && props.isBusy);
  expect(markup.includes('disabled=""')).toBe(isDisabled);
});
