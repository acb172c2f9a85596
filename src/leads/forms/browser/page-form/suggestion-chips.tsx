import { useState } from "react";
import { PlusIcon } from "#platform/ui/icons/icons.tsx";

/** Buttons that append their text to the message (spec 2.4). */
export function SuggestionChips({
  heading,
  texts,
  onChoose,
}: {
  heading: string;
  texts: readonly string[];
  onChoose: (text: string) => void;
}) {
  const [added, setAdded] = useState(0);
  return (
    <div className="noscript:hidden print:hidden grid gap-2.5">
      <p className="field-hint">{heading}</p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-2 sm:grid-cols-2">
        {texts.map((text) => (
          <li key={text}>
            <button
              type="button"
              className="flex h-full min-h-11 w-full items-center gap-1.5 rounded-sm border border-outline bg-paper px-2.5 py-2 text-left text-sm leading-snug [transition:border-color_150ms] hover:border-ink"
              onClick={() => {
                onChoose(text);
                setAdded((count) => count + 1);
              }}
            >
              <PlusIcon size={16} />
              {text}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {added > 0 && `${added} added to the message`}
      </p>
    </div>
  );
}

export function appendText(field: HTMLTextAreaElement, text: string): void {
  const typed = field.value.trimEnd();
  field.value = typed === "" ? text : `${typed}\n${text}`;
}
