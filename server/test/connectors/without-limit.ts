import { door, workerDoor } from '../harness.ts';

/** Tests of what is done with the answers of this integration do not wait for leave to ask it, as its provider would have them. */
export function withoutLimit(slug: string): void {
  for (const { services } of [door, workerDoor]) {
    const asked = services.takeTokens;
    Object.assign(services, {
      takeTokens: (bucket: string, ...more: [number, number, number]) =>
        bucket.startsWith(`provider|${slug}|`)
          ? Promise.resolve({ granted: 1, remaining: 1 })
          : asked.call(services, bucket, ...more),
    });
  }
}
