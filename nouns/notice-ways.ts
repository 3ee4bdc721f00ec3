import { words } from './kit/words.ts';

/** How a person hears of something; whatever he hears of is also in the bell. */
export const noticeWays = {
  at_once: words('By letter at once', 'Письмом сразу'),
  digest: words('In the letter of the day', 'В письме дня'),
  bell: words('Without a letter', 'Без письма'),
  none: words('Not at all', 'Не сообщать'),
};

export type NoticeWay = keyof typeof noticeWays;
