import type { Contact } from '../../../../nouns/contact.ts';
import { type FieldError, fieldError, words } from '../../kernel/problems/errors.ts';
import { emailFault } from './check-identity.ts';
import { faultOf } from './identifier-faults.ts';

/** Whoever cannot be reached is no contact. */
export const contactFaults = (contacts: readonly Contact[]): FieldError[] =>
  contacts.flatMap(({ email, phone, messengerIds }, index) => {
    const at = `/contacts/${index}`;
    const reachable = email !== null || phone !== null || Object.keys(messengerIds).length > 0;
    return [
      ...faultOf(`${at}/email`, email, emailFault),
      ...(reachable ? [] : [fieldError(at, 'contact_channel_required', unreachable)]),
    ];
  });

const unreachable = words('needs an e-mail, a phone or a messenger', 'нужна почта, телефон или мессенджер');
