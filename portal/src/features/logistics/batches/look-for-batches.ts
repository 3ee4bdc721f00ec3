import { say } from '../../../kit/say.ts';

/** What a search of batches looks in. */
export const lookForBatches = () => say('Number, goods, object, supplier', 'Номер, товар, объект, поставщик');
