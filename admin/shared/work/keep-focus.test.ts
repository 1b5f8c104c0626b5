// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepFocus, rememberPlace } from './keep-focus.ts';

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<main data-view="today"><ul><li><button>Save</button></li></ul></main>
    <a href="#x">elsewhere</a><dialog open><button id="in">Yes</button></dialog>`;
});

test('the nearest thing that is left gets the focus of what has gone', async () => {
  find('button').focus();
  keepFocus(rememberPlace());
  find('li').remove();
  await vi.waitFor(() => expect(document.activeElement).toBe(find('ul')));
  find('ul').remove();
  await vi.waitFor(() => expect(document.activeElement).toBe(find('main')));
});

test('who has gone on is left alone', async () => {
  find('button').focus();
  keepFocus(rememberPlace());
  find('a').focus();
  find('li').remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(find('a'));
  find('a').blur();
  find('ul').remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});

test('a dialog gives the focus back itself', () => {
  find('#in').focus();
  expect(rememberPlace()).toEqual([]);
});
