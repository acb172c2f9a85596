/**
 * The trap for machines: out of sight, out of the tab order, out of autofill and of assistive technology, and
 * it says what it is to whoever meets it all the same (decisions: Forms).
 */
export function Honeypot() {
  return (
    <div className="off-screen" aria-hidden="true">
      <label>
        Leave this empty
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
          data-form-type="other"
        />
      </label>
    </div>
  );
}
