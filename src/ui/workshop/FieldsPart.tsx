import { blankOf } from '../../workshop/fill-in.ts';
import { isObject } from '../../workshop/json.ts';
import { partOf } from '../../workshop/schema-book.ts';
import { Field, type InputProps } from './Field.tsx';
import { idOfField, useForm } from './form-context.ts';
import { useTools } from './workshop-context.ts';

/** Fields that need the whole width. */
const WIDE: readonly string[] = ['list', 'record', 'fields', 'union', 'json', 'text'];

/**
 * An object by its fields: those that must be there, those that are, and the others to be added. What only says what the
 * object is, is chosen elsewhere.
 */
export function FieldsPart({ part, place, label, value }: InputProps<'fields'>) {
  const { book, words } = useTools();
  const form = useForm();
  const object = isObject(value) ? value : {};
  // What has a base takes from it whatever it does not say itself.
  const fields = Object.hasOwn(object, 'extends')
    ? part.fields.map((field) => ({ ...field, required: false }))
    : part.fields;
  const shown = fields.filter(
    ({ key, schema, required }) =>
      (required || Object.hasOwn(object, key)) &&
      !(place.length === 0 && form.hidden?.includes(key)) &&
      !(required && partOf(book, schema).is === 'fixed'),
  );
  const absent = fields.filter(({ key, required }) => !required && !Object.hasOwn(object, key));
  const adder = `${idOfField(form, place)}-add`;
  return (
    <div
      className={`ws-fields grid columns-fill-13rem gap-2-4 ${place.length > 0 ? 'line-before pad-l-3' : ''}`}
    >
      {shown.map(({ key, schema, required }) => (
        <div
          key={key}
          className={`flex from-top gap-2 pad-y-1 ${WIDE.includes(partOf(book, schema).is) ? 'across' : ''}`}
        >
          <Field schema={schema} place={[...place, key]} label={words.labelOf(key)} value={object[key]} />
          {!required && (
            <button
              type="button"
              className="btn btn-small btn-quiet"
              aria-label={words.form.remove(words.labelOf(key))}
              onClick={() => form.set([...place, key], undefined)}
            >
              ×
            </button>
          )}
        </div>
      ))}
      {absent.length > 0 && (
        <p className="across">
          <select
            className="bounded"
            id={adder}
            aria-label={words.form.addField(label)}
            value=""
            onChange={(event) => {
              const field = absent.find(({ key }) => key === event.target.value);
              if (field) form.set([...place, field.key], blankOf(book, field.schema));
            }}
          >
            <option value="">{words.form.chooseField}</option>
            {absent.map(({ key }) => (
              <option key={key} value={key}>
                {words.labelOf(key)}
              </option>
            ))}
          </select>
        </p>
      )}
    </div>
  );
}
