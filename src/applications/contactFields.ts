import type { Fields } from './field';

/** Every field of the contact form that visitors fill in; the counterpart of `APPLICATION_FIELDS`. */
export const CONTACT_FIELDS = {
  name: {
    type: 'name',
    isHalf: true,
    label: 'contact.name.label',
    isRequired: true,
    maxLength: 200,
    autoComplete: 'name',
  },
  email: {
    type: 'email',
    isHalf: true,
    label: 'contact.email.label',
    isRequired: true,
    autoComplete: 'email',
    placeholder: 'form.emailExample',
  },
  topic: {
    type: 'select',
    label: 'contact.topic.label',
    isRequired: true,
    options: {
      business: 'contact.topicOption.business',
      press: 'contact.topicOption.press',
      careers: 'contact.topicOption.careers',
      other: 'contact.topicOption.other',
    },
  },
  company: {
    type: 'text',
    isHalf: true,
    label: 'contact.company.label',
    maxLength: 200,
    autoComplete: 'organization',
  },
  phone: { type: 'tel', isHalf: true, label: 'contact.phone.label', maxLength: 40, autoComplete: 'tel' },
  message: {
    type: 'textarea',
    label: 'contact.message.label',
    hint: 'contact.message.hint',
    isRequired: true,
    minLength: 10,
    maxLength: 5000,
  },
} as const satisfies Fields;
