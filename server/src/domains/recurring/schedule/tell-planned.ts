import type { Words } from '../../../../../nouns/kit/words.ts';
import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { RequisitionTemplate } from '../../../../../nouns/requisition-template.ts';
import type { RequisitionTemplateRun } from '../../../../../nouns/requisition-template-run.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { tellPeople } from '../../../platform/notices/tell-people.ts';
import { aboutRequisition } from '../../requisitions/about-requisition.ts';
import { requisitionTemplate } from '../templates/requisition-template.ts';

/** Of one that was made hears who is responsible for it; of one that could not be sent, with the reason. */
export const tellMade = (
  ctx: WriteContext,
  template: RequisitionTemplate,
  { id, plannedDate, isLate, missed }: RequisitionTemplateRun,
  made: Pick<Requisition, 'id' | 'number' | 'title'>,
  problem: Words | null,
) =>
  tellPeople(ctx, {
    kind: 'need.made',
    key: id,
    about: aboutRequisition(made),
    people: concerned(template),
    causedBy: null,
    variables: {
      ...{ number: made.number, title: made.title, template: template.name },
      ...{ plannedDate, isLate, missed, isSent: template.submits && problem === null, problem },
    },
  });

/** A day that could not be made is told with what was in the way. */
export const tellFailed = (
  ctx: WriteContext,
  template: RequisitionTemplate,
  { id, plannedDate }: RequisitionTemplateRun,
  problem: Words,
) =>
  tellPeople(ctx, {
    kind: 'need.failed',
    key: id,
    about: {
      entityType: requisitionTemplate.type,
      entityId: template.id,
      page: `/requisition-templates/${template.id}`,
    },
    people: concerned(template),
    causedBy: null,
    variables: { template: template.name, plannedDate, problem },
  });

/** Who is responsible, and who last looked after the template: one of them still works here. */
const concerned = ({ responsibleId, createdBy, updatedBy }: RequisitionTemplate) =>
  [responsibleId ?? createdBy, updatedBy].filter((id) => id !== null);
