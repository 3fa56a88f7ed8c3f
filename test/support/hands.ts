import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';

/** How a person works the controls of a page. */
export interface Hands {
  press(target: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  /** Chooses an option of a list by its name. */
  choose(list: Locator, option: string): Promise<void>;
}

export const mouse: Hands = {
  press: (target) => target.click(),
  write: (field, text) => field.fill(text),
  async choose(list, option) {
    await list.selectOption({ label: option });
  },
};

export const fingers: Hands = {
  ...mouse,
  press: (target) => target.tap(),
  async write(field, text) {
    await field.tap();
    await field.fill(text);
  },
};

/** More presses of the Tab key than any page has stops. */
const MAX_TABS = 250;

/** It runs in the page; tests do not have the types of a browser. */
const hasFocus = (element: unknown): boolean => {
  const { ownerDocument } = element as { ownerDocument: { activeElement: unknown } };
  return ownerDocument.activeElement === element;
};

/** Presses Tab until `target` has the focus; fails where Tab does not lead there. */
export async function tabTo(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  for (let presses = 0; presses < MAX_TABS; presses++) {
    if (await target.evaluate(hasFocus)) return;
    await keyboard.press('Tab');
  }
  assert.fail(`The Tab key does not lead to ${target}`);
}

export const keys: Hands = {
  async press(target) {
    await tabTo(target);
    await target.page().keyboard.press('Enter');
  },
  async write(field, text) {
    await tabTo(field);
    await field.page().keyboard.type(text);
  },
  async choose(list, option) {
    await tabTo(list);
    await list.page().keyboard.type(option);
  },
};
