import { shortLegalName } from '../../../nouns/kit/short-legal-name.ts';
import { logoAddress } from '../call.ts';
import type { Proposal } from '../types.ts';

/** The head of the letter: the seller's logo and name. */
export const Sender = ({ seller, token }: { seller: Proposal['seller']; token: string }) => (
  <span className="sender">
    {seller.hasLogo && <img src={logoAddress(token)} alt="" onError={hide} />}
    <b>{shortLegalName(seller.name)}</b>
  </span>
);

/** A picture that does not come leaves no mark. */
const hide = ({ currentTarget }: { currentTarget: HTMLElement }) => {
  currentTarget.hidden = true;
};
