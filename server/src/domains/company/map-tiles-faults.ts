import type { RegionalSettings } from '../../../../nouns/regional-settings.ts';
import { type FieldError, fieldError, words } from '../../kernel/problems/errors.ts';
import type { RegionalInput } from './regional.input.ts';

/** What is wrong with the source of the map's tiles, as it would be after the change. */
export function mapTilesFaults(before: RegionalSettings, given: RegionalInput): FieldError[] {
  const { mapTilesUrl: url, mapTilesAttribution: attribution } = { ...before, ...given };
  if (url === null) return [];
  return [
    ...(isTileAddress(url)
      ? []
      : [
          fieldError(
            '/mapTilesUrl',
            'invalid_tiles_url',
            words(
              'must begin with https:// and hold {z}, {x} and {y} once each after the host',
              'должен начинаться с https:// и содержать после имени узла по одному {z}, {x} и {y}',
            ),
          ),
        ]),
    ...(attribution === null
      ? [
          fieldError(
            '/mapTilesAttribution',
            'attribution_required',
            words('is needed with the address of the tiles', 'нужен вместе с адресом плиток'),
          ),
        ]
      : []),
  ];
}

const places = ['{z}', '{x}', '{y}'];

function isTileAddress(template: string): boolean {
  const filled = places.reduce((text, place) => text.replace(place, '0'), template);
  const url = URL.parse(filled);
  if (url === null || url.hash !== '' || !/^https:\/\/[^/@{}]+\//.test(template)) return false;
  return places.every((place) => template.split(place).length === 2) && !/[\s{}]/.test(filled);
}
