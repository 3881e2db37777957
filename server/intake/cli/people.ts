import type { Entry } from '../store/manifest';
import { personOf } from '../store/person';
import type { Store } from '../store/store';

/** Which applications are of one person for one job, by folded address and name; none is merged. */
export class People {
  private readonly references = new Map<string, string[]>();

  /** Everybody who is in a store; entries that cannot be read are left out. */
  static async read(store: Store): Promise<People> {
    const people = new People();
    for await (const { entry } of store.entries()) if (entry) people.add(entry);
    return people;
  }

  /** Notes an entry. @returns what `others` asks for */
  add({ manifest }: Entry): string {
    const person = personOf(manifest) ?? '';
    if (person !== '')
      this.references.set(person, [...(this.references.get(person) ?? []), manifest.reference]);
    return person;
  }

  /** The other applications of a person for the same job. */
  others(person: string, reference: string): string[] {
    return (this.references.get(person) ?? []).filter((other) => other !== reference).toSorted();
  }
}
