import { cleanNotifications, notificationsStore } from '@mantine/notifications';
import { createElement } from 'react';
import { draw } from './draw.ts';

/** What a hook hands to a page that uses it. Its actions reach the server of the test; only the page is not drawn anew. */
export async function takeHook<Given>(hook: () => Given, seen: Parameters<typeof draw>[1] = {}): Promise<Given> {
  const taken: Given[] = [];
  const Page = () => {
    taken.push(hook());
    return null;
  };
  cleanNotifications();
  await draw(createElement(Page), seen);
  const [given] = taken.slice(-1);
  if (given === undefined) throw new Error('The hook handed out nothing.');
  return given;
}

/** Waits until what an action set off has come to its end. */
export async function settled(isDone: () => boolean): Promise<void> {
  const until = Date.now() + 5_000;
  while (!isDone()) {
    if (Date.now() > until) throw new Error('Nothing happened within five seconds.');
    await new Promise((wake) => setTimeout(wake, 5));
  }
}

/** Messages in the corner of the page since the hook was taken. */
const messages = () => notificationsStore.getState().notifications;

/** Waits for the message in the corner of the page, and reads it. */
export async function told(): Promise<string> {
  await settled(() => messages().length > 0);
  const [{ message } = {}] = messages();
  return (await draw(createElement('div', null, message))).text;
}
