/** A bag of tools. Fits a box of 98 by 92. */
export const toolbagShape = (
  <>
    <path className="b" d="M12 44h76l6 42H6z" />
    <path className="a" d="M12 60h78v14H9z" />
    <path d="M10 40h76l6 44H4zM28 40V22q0-14 20-14t20 14v18M8 56h80M6 70h84M40 56v14M56 56v14M16 40l-4-16 8-4 6 20M78 40l6-22" />
  </>
);
