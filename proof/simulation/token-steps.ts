type Buckets = Map<string, { tokens: number; updatedAt: number }>;

/** The functions of the database that keep the buckets of rate limits, as steps of the model. */
export const tokenSteps = {
  take_tokens(buckets: Buckets, now: number, [of, rate, burst, wanted]: [string, number, number, number]) {
    const bucket = buckets.get(of) ?? { tokens: burst, updatedAt: now };
    const held = Math.min(burst, bucket.tokens + (rate * (now - bucket.updatedAt)) / 1_000);
    const granted = Math.max(0, Math.min(wanted, Math.floor(held)));
    buckets.set(of, { tokens: held - granted, updatedAt: now });
    return { granted, remaining: held - granted };
  },
  release_tokens(buckets: Buckets, _: number, [of, burst, given = 1]: [string, number, number?]) {
    const bucket = buckets.get(of);
    if (bucket) bucket.tokens = Math.min(burst, bucket.tokens + given);
    return null;
  },
};
