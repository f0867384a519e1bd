/** Numbers that are added one behind the other. */
export class GrowingArray<A extends Float32Array | Uint32Array> {
  private array: A;
  private readonly make: (length: number) => A;
  /** How many there are. */
  length = 0;

  constructor(make: (length: number) => A) {
    this.make = make;
    this.array = make(256);
  }

  /** Adds a number. */
  push(value: number): void {
    if (this.length === this.array.length) {
      const wider = this.make(this.length * 2);
      wider.set(this.array);
      this.array = wider;
    }
    this.array[this.length++] = value;
  }

  /** The numbers from one to another, in place. */
  part(from: number, to: number): A {
    return this.array.subarray(from, to) as A;
  }
}
