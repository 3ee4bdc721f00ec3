import { say } from '../../src/kit/say.ts';
import { wayTo } from '../model/way-to.ts';
import type { Stop } from '../types.ts';

/** Opens the navigator of the phone, or the map where it has none that we know of. */
export function Way({ stop }: { stop: Stop }) {
  const way = wayTo(stop, navigator.userAgent);
  if (!way) return null;
  return (
    <>
      <a className="button" href={way.navigator ?? way.map} {...(way.navigator ? {} : elsewhere)}>
        {say('Directions', 'Построить маршрут')}
      </a>
      {way.navigator && (
        <a className="plain" href={way.map} {...elsewhere}>
          {say('Yandex Maps', 'Яндекс Карты')}
        </a>
      )}
    </>
  );
}

const elsewhere = { target: '_blank', rel: 'noreferrer' };
