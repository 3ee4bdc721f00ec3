import type { Stop } from '../types.ts';

interface Way {
  /** Opens whatever navigator the phone has; null where it knows no such addresses. */
  navigator: string | null;
  map: string;
}

/** Addresses that lead to a stop: by its coordinates, or else by its address; null where it has neither. */
export function wayTo({ latitude, longitude, address, name }: Stop, agent: string): Way | null {
  const isPlaced = latitude !== null && longitude !== null;
  if (!isPlaced && !address) return null;
  const point = isPlaced ? `${latitude},${longitude}` : (address as string);
  const label = isPlaced && (name ?? address) ? `(${(name ?? address)?.replaceAll(/[()]/g, ' ')})` : '';
  const geo = isPlaced
    ? `geo:${point}?q=${encodeURIComponent(`${point}${label}`)}`
    : `geo:0,0?q=${encodeURIComponent(point)}`;
  return {
    navigator: /android/i.test(agent) ? geo : null,
    map: `https://yandex.ru/maps/?rtext=${encodeURIComponent(`~${point}`)}&rtt=auto`,
  };
}
