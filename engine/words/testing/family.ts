/** A tree together with trees that differ from it in one place: those that a shrinker would try next. */
import * as fc from 'fast-check';

class Family<T> extends fc.Arbitrary<readonly T[]> {
  constructor(
    private readonly one: fc.Arbitrary<T>,
    private readonly size: number,
  ) {
    super();
  }

  override generate(random: fc.Random, bias: number | undefined): fc.Value<readonly T[]> {
    const first = this.one.generate(random, bias);
    const smaller = [...this.one.shrink(first.value, first.context).take(this.size)];
    const next = smaller.flatMap(({ value, context }) => [...this.one.shrink(value, context).take(8)]);
    return new fc.Value(
      [first, ...smaller, ...next].map(({ value }) => value),
      undefined,
    );
  }

  override canShrinkWithoutContext(_: unknown): _ is readonly T[] {
    return false;
  }

  override shrink(): fc.Stream<fc.Value<readonly T[]>> {
    return fc.Stream.nil();
  }
}

/** A tree of the arbitrary, up to `size` of its neighbours, and some of theirs. */
export const familyOf = <T>(one: fc.Arbitrary<T>, size: number): fc.Arbitrary<readonly T[]> => new Family(one, size);
