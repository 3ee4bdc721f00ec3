import { say } from '../../kit/say.ts';
import type { May } from '../../shared/session/me.ts';
import { nounOf, type Place } from './nouns.ts';

/** Why nothing can be imported here: the role does not allow it, or the record that the rows belong to is not named. */
export function refusalOf(place: Place, may: May): string | undefined {
  const { permission, ofRequisition, ofPriceList, ofCount } = nounOf(place);
  if (!may(permission))
    return say('Your role does not allow importing here', 'Ваша роль не позволяет загружать файлы здесь');
  if (ofRequisition && !place.requisition)
    return say('Open the import from a requisition', 'Откройте импорт со страницы заявки');
  if (ofPriceList && !place.priceList)
    return say('Open the import from a price list', 'Откройте импорт со страницы прайс-листа');
  if (ofCount && !place.count)
    return say('Open the import from a stock count', 'Откройте импорт со страницы инвентаризации');
  return undefined;
}
