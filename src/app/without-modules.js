// For browsers that know no modules and never start the app; others do not fetch it. Written in the script of their time.
document.addEventListener("DOMContentLoaded", () => {
  var note = document.createElement("p");
  note.className = "notice page-notice";
  note.setAttribute("role", "status");
  note.appendChild(
    document.createTextNode(
      "This browser is too old for the menus and moving parts of this page. You can read everything and send every form.",
    ),
  );
  document.body.appendChild(note);
});
