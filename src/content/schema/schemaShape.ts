import type { z } from 'zod';

/** A schema as the functions of this folder pass it on. */
export type Schema = z.core.$ZodType;

/** What a schema is made of, as far as finding one's way through a value needs it. */
export type SchemaShape =
  | { type: 'object'; fields: Record<string, Schema> }
  | { type: 'array'; element: Schema }
  | { type: 'record'; value: Schema }
  | { type: 'union'; options: readonly Schema[]; discriminator: string | undefined }
  | { type: 'literal'; values: readonly unknown[] }
  | { type: 'other' };

function defOf(schema: Schema): z.core.$ZodTypes['_zod']['def'] {
  return (schema as z.ZodType).def as z.core.$ZodTypes['_zod']['def'];
}

/** The schema itself below `optional`, `default` and the like. */
export function unwrap(schema: Schema): Schema {
  const def = defOf(schema);
  return 'innerType' in def ? unwrap(def.innerType) : schema;
}

const shapes = new WeakMap<Schema, SchemaShape>();

/** The shape of a schema, whatever wraps it. */
export function shapeOf(schema: Schema): SchemaShape {
  let shape = shapes.get(schema);
  if (!shape) {
    shape = readShape(schema);
    shapes.set(schema, shape);
  }
  return shape;
}

function readShape(schema: Schema): SchemaShape {
  const def = defOf(unwrap(schema));
  switch (def.type) {
    case 'object':
      return { type: 'object', fields: def.shape };
    case 'array':
      return { type: 'array', element: def.element };
    case 'record':
      return { type: 'record', value: def.valueType };
    case 'union':
      return {
        type: 'union',
        options: def.options,
        discriminator: 'discriminator' in def ? (def.discriminator as string) : undefined,
      };
    case 'literal':
      return { type: 'literal', values: def.values };
    default:
      return { type: 'other' };
  }
}

/** The fields a schema of an object knows; empty for every other schema. */
export function fieldsOf(schema: Schema): Record<string, Schema> {
  const shape = shapeOf(schema);
  return shape.type === 'object' ? shape.fields : {};
}

/** The values by which the members of a union are told apart; empty for every other schema. */
export function discriminatorValues(schema: Schema): string[] {
  const shape = shapeOf(schema);
  if (shape.type !== 'union' || shape.discriminator === undefined) return [];
  const { options, discriminator } = shape;
  return options.flatMap((option) => {
    const tag = fieldsOf(option)[discriminator];
    const tagShape = tag && shapeOf(tag);
    return tagShape?.type === 'literal' ? tagShape.values.map(String) : [];
  });
}

/** The member of a union that a value is meant to be: by its discriminator, else the one that knows most of its fields. */
export function unionMember(
  { options, discriminator }: Extract<SchemaShape, { type: 'union' }>,
  value: unknown,
): Schema | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (discriminator !== undefined) {
    const wanted = (value as Record<string, unknown>)[discriminator];
    return options.find((option) => {
      const tag = fieldsOf(option)[discriminator];
      const shape = tag && shapeOf(tag);
      return shape?.type === 'literal' && shape.values.includes(wanted);
    });
  }
  const known = (option: Schema) => Object.keys(fieldsOf(option)).filter((key) => key in value).length;
  return options.toSorted((a, b) => known(b) - known(a))[0];
}

/** The schema of the value one step further in, or undefined where the schema knows no such step. */
export function stepInto(schema: Schema, value: unknown, step: string | number): Schema | undefined {
  const shape = shapeOf(schema);
  switch (shape.type) {
    case 'object':
      return shape.fields[step];
    case 'array':
      return shape.element;
    case 'record':
      return shape.value;
    case 'union': {
      const member = unionMember(shape, value);
      return member && stepInto(member, value, step);
    }
    default:
      return undefined;
  }
}
