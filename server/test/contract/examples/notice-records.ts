import { late, tell } from '../../notices.ts';
import { firstThere, type Make } from './made.ts';

const notices = '/api/v1/notices';

/** Something that the reader was told of. */
export const noticeRecords: Record<string, Make> = {
  [`${notices}/:id`]: async (made) => {
    await tell(made.portal, late({ people: [made.portal.ownerId] }));
    return firstThere(made, notices);
  },
};
