import type { Colleague } from '../cast.ts';
import type { Scene, Step } from '../scene.ts';

type Who = Colleague | ((scene: Scene) => Colleague);

const named = (who: Who, scene: Scene) => (typeof who === 'function' ? who(scene) : who);

/** Somebody comments on the requisition, and mentions whom it concerns. */
export const say =
  (who: Who, text: string, mentioned?: Who): Step =>
  async (scene) => {
    const colleague = mentioned && scene.month.people[named(mentioned, scene)];
    await scene.speak(named(who, scene))('POST', '/api/v1/comments', {
      ...{ entityType: 'procurement', entityId: scene.purchase.procurementId, text },
      ...(colleague && { mentionIds: [colleague.id] }),
    });
  };

export const requester = ({ requester }: Scene) => requester;
export const buyer = ({ department }: Scene) => department.buyer;
export const head = ({ department }: Scene) => department.head;
