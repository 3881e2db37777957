import { z } from 'zod';
import { $schema } from './pageFields';
import { contentId, described, listedId, silenced, text } from './primitives';
import { roles } from './roles';

const navigationEntry = z.union([
  z.strictObject({
    pageId: described(listedId, 'Page to which the entry leads; its short title stands in the menu'),
    anchor: z
      .string()
      .register(roles, { role: 'anchorOf', field: 'pageId' })
      .optional()
      .meta({ description: 'Place on that page to which the entry leads: the anchor of one of its blocks' }),
  }),
  z.strictObject({
    titleNavigation: described(text, 'Words of a link to another site'),
    href: z
      .url({ protocol: /^https$/ })
      .meta({ description: 'Address of the other site, e.g. https://host.example/' }),
  }),
]);

const textKey = text
  .meta({ description: 'Key of a text in texts.json' })
  .register(roles, { role: 'textKey' });

/** Which pages stand in which menu, by page id or external address. */
export const navigation = z.strictObject({
  $schema,
  main: z.array(navigationEntry).min(1).meta({
    description: 'Entries of the header, in order; pages that the language does not have are left out',
  }),
  call: contentId.meta({ description: 'Page behind the button at the end of the header' }),
  footer: z
    .array(
      z.strictObject({
        titleKey: described(textKey, 'Heading of the column'),
        items: z
          .array(navigationEntry)
          .min(1)
          .meta({ description: 'Links of the column, from top to bottom' }),
      }),
    )
    .min(1)
    .meta({ description: 'Columns of links at the foot of every page' }),
  legal: z
    .array(navigationEntry)
    .min(1)
    .meta({ description: 'Links in the last row of every page, such as imprint and data privacy' }),
  silenced,
});

/** The file of the global texts of one locale: key => ICU message, and messages that are silenced. */
export const texts = z.object({ silenced }).catchall(z.string());
