import type { Permission } from '../../../../nouns/kit/rights.ts';
import type { NoticeKind } from '../../../../nouns/notice-kinds.ts';
import type { VariablesOf } from '../mail/letters/letter-templates.ts';
import type { PersonToTell } from '../users/people-to-tell.ts';
import type { TemplateOf } from './notice-templates.ts';

/** What every letter takes from the person and the page. */
type Addressed = 'name' | 'timeZone' | 'url';

type Variables<Kind extends NoticeKind> = Omit<VariablesOf<TemplateOf<Kind>>, Addressed>;

/** Something that concerns people: what it is, whom it concerns, and what stands in its letter. */
export interface Telling<Kind extends NoticeKind> {
  kind: Kind;
  /** What has happened, under a name of its own: people are told once under it, however often. Without one each telling is of something new. */
  key?: string;
  about: {
    entityType: string | null;
    entityId: string | null;
    /** Where the portal shows it: `/supplier-rfqs/0193…`. */
    page: string;
    /** What reading the record takes, of kinds whose reader is `of the record`. */
    reader?: Permission;
  };
  /** Whom it concerns; those are left out who do not work here now, or may not read of it. */
  people: readonly string[];
  /** Whose deed it is: he knows. */
  causedBy: string | null;
  /** Nobody's deed: time has passed. Of the example in a portal nothing is told so. */
  byClock?: boolean;
  variables: Variables<Kind> | ((person: PersonToTell) => Variables<Kind>);
}
