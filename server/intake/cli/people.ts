import type { Entry } from '../store/manifest';
import { personOf } from '../store/person';
import type { Store } from '../store/store';

/** Groups applications of one person for one job, by normalised address and name; nothing is merged. */
export class People {
  private readonly references = new Map<string, string[]>();

  /** Reads all entries of a store; unreadable ones are skipped. */
  static async read(store: Store): Promise<People> {
    const people = new People();
    for await (const { entry } of store.entries()) if (entry) people.add(entry);
    return people;
  }

  /** Adds an entry. @returns the key to pass to `others` */
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
